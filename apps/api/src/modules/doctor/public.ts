/** What examines an instance, for the operator's command, the admin area and the jobs. */
export { freeBytesOf } from './disk-findings.ts';
export { examineDatabase, examineEnvironment } from './examine.ts';
export { bad, type Finding, good, warning } from './finding.ts';
export { tooLong } from './limits.ts';
export { remedyOf } from './mail-findings.ts';
export { schemaInDatabase } from './schema-findings.ts';
export { decideOnAdminMail, tellAdmins } from './tell-admins.ts';
