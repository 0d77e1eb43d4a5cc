import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { resourceCosts, resourceKinds } from '../resource-kinds.ts';
import { category } from './category.ts';
import { operation } from './operation.ts';
import { component, id, language, page, pageOf, searchText } from './scalars.ts';

const cost = z.enum(resourceCosts, 'validation.cost');
/**
 * An ISO 3166-1 alpha-2 code, or INT for an entry that serves many countries. An account’s country can also be OTHER,
 * for which there are no entries of its own.
 */
const country = z
  .string('validation.countryCode')
  .check(z.regex(/^([A-Za-z]{2}|INT|OTHER)$/, 'validation.countryCode'), z.toUpperCase());

/** A tag in a query, where commas separate the tags. */
const tag = z
  .string('validation.tags')
  .check(z.maxLength(limits.resourceTag, 'validation.tags'), z.regex(/^[^,]+$/, 'validation.tags'));

/** An entry of the directory of help. */
export const Resource = component(
  'Resource',
  z.strictObject({
    id,
    /** The name in the language of those who answer. */
    title: z.string(),
    description: z.string(),
    kind: z.enum(resourceKinds),
    url: z.nullable(z.string()),
    /** As dialled inside the country. */
    phone: z.nullable(z.string()),
    /** The number for text messages and the word to send; a null keyword is any word. */
    text: z.nullable(z.strictObject({ number: z.string(), keyword: z.nullable(z.string()) })),
    /** In the caller's language. */
    hours: z.nullable(z.string()),
    country: z.string(),
    /** The part of the country that it serves; null for all of it. */
    area: z.nullable(z.string()),
    /** The languages in which people answer, ISO 639-1. */
    languages: z.array(z.string()),
    category: z.nullable(category),
    tags: z.array(z.string()),
    cost: z.nullable(cost),
    isCrisis: z.boolean(),
    /** The day on which the source confirmed the facts; null if it is unknown. */
    verifiedAt: z.nullable(z.iso.date()),
    /** The language of the description, which is English if it is not translated. */
    language,
  }),
);
export type Resource = z.infer<typeof Resource>;

const guide = {
  id,
  title: z.string(),
  summary: z.string(),
  category,
  /** How long it takes to read, in minutes. */
  minutes: z.int(),
  /** The language of its texts, which is English if they are not translated. */
  language,
};

/** A plain-language guide in a list, without its body. */
export const GuideSummary = component('GuideSummary', z.strictObject(guide));
export type GuideSummary = z.infer<typeof GuideSummary>;

/** A plain-language guide; its body is paragraphs. */
export const Guide = component('Guide', z.strictObject({ ...guide, body: z.array(z.string()) }));
export type Guide = z.infer<typeof Guide>;

const guides = 'tier:mental_health_resources';

export const resources = {
  list: operation('GET /resources', {
    summary:
      'The directory of help: the crisis lines first. International entries follow those of a country.',
    access: 'any',
    input: z.strictObject({
      ...page,
      query: z.optional(searchText),
      category: z.optional(category),
      /** Keeps the entries that have all these tags. */
      tags: z.optional(
        z.array(tag, 'validation.tags').check(z.maxLength(limits.resourceTags, 'validation.tags')),
      ),
      /** Keeps the entries of the country, and international ones. */
      country: z.optional(country),
      cost: z.optional(cost),
      isCrisis: z.optional(z.boolean('validation.invalid')),
    }),
    output: pageOf('resources', Resource),
    visitorCacheMs: 60_000,
  }),
  crisis: operation('GET /resources/crisis', {
    summary: 'The crisis lines of the country, else those that answer in the caller’s language. Never empty.',
    access: 'any',
    input: z.strictObject({ country: z.optional(country) }),
    output: z.strictObject({ resources: z.array(Resource) }),
    ignoresBadToken: true,
    visitorCacheMs: 60_000,
  }),
  tags: operation('GET /resources/tags', {
    summary: 'The most frequent tags of the directory, at most 20.',
    access: 'any',
    output: z.strictObject({ tags: z.array(z.string()) }),
    visitorCacheMs: 60_000,
  }),
  guides: operation('GET /resources/guides', {
    summary: 'The plain-language guides.',
    access: guides,
    input: z.strictObject({ category: z.optional(category), query: z.optional(searchText) }),
    output: z.strictObject({ guides: z.array(GuideSummary) }),
  }),
  guide: operation('GET /resources/guides/:id', {
    summary: 'A plain-language guide.',
    access: guides,
    input: z.strictObject({ id }),
    output: Guide,
    errors: ['NOT_FOUND'],
  }),
  get: operation('GET /resources/:id', {
    summary: 'An entry of the directory of help.',
    access: 'any',
    input: z.strictObject({ id }),
    output: Resource,
    errors: ['NOT_FOUND'],
  }),
};
