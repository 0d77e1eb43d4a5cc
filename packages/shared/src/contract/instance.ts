import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { limits } from '../limits.ts';
import { registrations } from '../registrations.ts';
import { operation } from './operation.ts';
import { component, email, givenMoment, moment, personText } from './scalars.ts';

const registration = z.enum(registrations, 'validation.invalid');

/** What everybody may know about the instance, in the language of the caller. */
export const Instance = component(
  'Instance',
  z.strictObject({
    name: z.string(),
    description: z.string(),
    /** The address for questions about this instance. */
    contactEmail: z.string(),
    registration,
    /** The rules of the operator beside the community guidelines; null if there are none. */
    rules: z.nullable(z.string()),
    /** `id` changes with the announcement, so that a reader who put it away sees the next one. */
    announcement: z.nullable(z.strictObject({ id: z.string(), text: z.string(), until: z.nullable(moment) })),
    /** Whether the instance has no admin yet, so that the code of its first start can be used. */
    needsSetup: z.boolean(),
  }),
);
export type Instance = z.infer<typeof Instance>;

const textIn = (max: number, tooLong: string) =>
  z.partialRecord(z.enum(languageCodes, 'validation.language'), personText({ max, tooLong, lines: true }));

const byLanguage = z.partialRecord(z.enum(languageCodes), z.string());

/** The settings of the instance, with each text in the languages in which it was written. */
export const InstanceSettings = component(
  'InstanceSettings',
  z.strictObject({
    name: z.string(),
    description: z.string(),
    contactEmail: z.string(),
    registration,
    rules: byLanguage,
    announcement: z.nullable(z.strictObject({ text: byLanguage, until: z.nullable(moment) })),
  }),
);
export type InstanceSettings = z.infer<typeof InstanceSettings>;

/** The input of PUT /admin/instance: any of the settings. An empty text takes a language out. */
export const InstanceInput = z.strictObject({
  name: z.optional(
    personText({
      max: limits.instanceNameMax,
      required: 'validation.instanceName',
      tooLong: 'validation.instanceNameTooLong',
    }),
  ),
  description: z.optional(
    personText({
      max: limits.instanceDescriptionMax,
      tooLong: 'validation.instanceDescriptionTooLong',
      lines: true,
    }),
  ),
  contactEmail: z.optional(email),
  registration: z.optional(registration),
  rules: z.optional(textIn(limits.instanceRulesMax, 'validation.instanceRulesTooLong')),
  announcement: z.optional(
    z.nullable(
      z.strictObject({
        text: textIn(limits.announcementMax, 'validation.announcementTooLong'),
        until: z.optional(z.nullable(givenMoment)),
      }),
    ),
  ),
});

/** The call that tells everybody about the instance; the contract lists it under `service`. */
export const publicInstance = {
  instance: operation('GET /instance', {
    summary:
      'The name, the description, the rules and the announcement of this instance, and who may register.',
    access: 'any',
    output: Instance,
    ignoresBadToken: true,
  }),
};

/** The calls with which admins change the instance; the contract lists them under `admin`. */
export const adminInstance = {
  instance: operation('GET /admin/instance', {
    summary: 'The settings of the instance, in every language.',
    access: 'admin',
    output: InstanceSettings,
  }),
  updateInstance: operation('PUT /admin/instance', {
    summary: 'Changes any of the settings of the instance.',
    access: 'admin',
    input: InstanceInput,
    output: InstanceSettings,
  }),
  setup: operation('POST /admin/setup', {
    summary:
      'Makes the caller the first admin with the one-time code that the first start prints. 404 with another code, and once there is an admin.',
    access: 'user',
    limit: 'setup',
    input: z.strictObject({
      code: z.string('validation.code').check(z.trim(), z.maxLength(limits.codeMax, 'validation.code')),
    }),
    output: z.strictObject({ success: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
