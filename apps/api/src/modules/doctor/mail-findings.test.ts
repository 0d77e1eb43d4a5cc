import { describe, expect, it } from 'vitest';
import { MailError } from '../../services/mail.ts';
import { remedyOf } from './mail-findings.ts';

describe('what the operator reads of a mail server that takes no mail', () => {
  it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
    'is about its certificate, not about the password, if that is not trusted: %s',
    (reason) => {
      const remedy = remedyOf(new MailError('away', reason));
      expect(remedy).toMatch(/^[A-Z_]+\. Its certificate is not trusted: /);
      expect(remedy).not.toContain('password');
      for (const way of ['the host that it names', 'NODE_EXTRA_CA_CERTS', '?ignoreTLS=true'])
        expect(remedy).toContain(way);
    },
  );

  it('is about host, port and password if it lets nobody in', () => {
    for (const reason of ['ECONNREFUSED', 'ERR_SSL_WRONG_VERSION_NUMBER', '535'])
      expect(remedyOf(new MailError('away', reason))).toBe(
        `${reason}. Check host and port in SMTP_URL (smtps:// is for port 465, smtp:// for 587), the user and the password, and that it lets this machine in.`,
      );
  });
});
