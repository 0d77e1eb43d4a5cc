import { worryCategories } from '@halved/shared/categories';
import { resourceCosts, resourceKinds } from '@halved/shared/resource-kinds';
import {
  difficulties,
  exerciseCategories,
  mediaTypes,
  pictures,
  techniqueCategories,
} from '@halved/shared/wellness-kinds';
import * as z from 'zod/mini';

/** A text without white space at its start or end, in the Unicode form NFC. Its length is counted in UTF-16 units. */
const text = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => value.trim() === value, 'has blanks at its start or end'),
    z.refine((value) => value.normalize('NFC') === value, 'is not composed (NFC)'),
    z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value.replaceAll('\n', '')), 'has control characters'),
  );

const list = <Schema extends z.core.$ZodType>(schema: Schema, min: number, max: number) =>
  z.array(schema).check(z.minLength(min), z.maxLength(max));

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const url = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
const stars = z.int().check(z.minimum(1), z.maximum(5));
const tags = list(text(30), 1, 6);
const worries = list(z.enum(worryCategories), 1, 10);
const seconds = z.int().check(z.minimum(0), z.maximum(30));

/** The file `exercise.yaml`: the facts of an exercise, which are the same in every language. */
export const exerciseFacts = z.strictObject({
  category: z.enum(exerciseCategories),
  difficulty: z.enum(difficulties),
  picture: z.enum(pictures),
  /** The categories of the worries for which the exercise is recommended. */
  worries,
  steps: list(
    z.strictObject({
      id: slug,
      durationSeconds: z.int().check(z.minimum(10), z.maximum(900)),
      /** The seconds for breathing in, holding, breathing out and holding. Absent if the step has no rhythm. */
      rhythm: z.optional(z.tuple([seconds, seconds, seconds, seconds])),
      picture: z.optional(z.enum(pictures)),
    }),
    4,
    9,
  ),
});

/** The files `en.yaml`, `es.yaml` … of an exercise. */
export const exerciseTexts = z.strictObject({
  title: text(60),
  description: text(300),
  tags,
  /** The keys are the ids of the steps. */
  steps: z.record(slug, z.strictObject({ title: text(60), content: text(700) })),
});

/** The file `technique.yaml`: the facts of a technique, which are the same in every language. */
export const techniqueFacts = z.strictObject({
  category: z.enum(techniqueCategories),
  picture: z.enum(pictures),
  worries,
  /** How much the technique tends to help, from 1 to 5. */
  effectiveness: stars,
  /** How strong the evidence is, from 1 to 5. */
  scienceBasedRating: stars,
  /** The study or guideline behind the rating. Its title is in the language in which it was published. */
  evidence: z.strictObject({ title: text(200), url: z.nullable(url) }),
  resources: z.array(z.strictObject({ id: slug, type: z.enum(mediaTypes), url })).check(z.maxLength(4)),
});

/** The files `en.yaml`, `es.yaml` … of a technique. */
export const techniqueTexts = z.strictObject({
  title: text(60),
  description: text(300),
  tags,
  /** The steps in their order, one step a line. */
  instructions: text(2_000),
  whenToUse: list(text(120), 2, 5),
  /** The keys are the ids of the resources. */
  resources: z.record(slug, z.strictObject({ title: text(120), description: text(200) })),
});

/** The file `guide.yaml`: the facts of a guide, which are the same in every language. */
export const guideFacts = z.strictObject({ category: z.enum(worryCategories) });

/** The files `en.yaml`, `es.yaml` … of a guide. */
export const guideTexts = z.strictObject({
  title: text(80),
  summary: text(300),
  /** The paragraphs. */
  body: list(text(1_200), 5, 20),
});

/** The file `resource.yaml`: the facts of an entry in the directory of help. */
export const resourceFacts = z.strictObject({
  /** The name of the help, in the language of the people who answer there. */
  title: text(120),
  kind: z.enum(resourceKinds),
  /** The category of the worries that the resource helps with; null if it helps with all of them. */
  category: z.nullable(z.enum(worryCategories)),
  tags: z.array(slug).check(z.maxLength(8)),
  /** The ISO 3166-1 alpha-2 code of the country, or INT if the resource can be used in many countries. */
  country: z.string().check(z.regex(/^([A-Z]{2}|INT)$/)),
  /** The part of the country in which the resource helps; null for the whole country. */
  area: z.nullable(text(80)),
  /** ISO 639-1 codes. */
  languages: list(z.string().check(z.regex(/^[a-z]{2,3}$/)), 1, 40),
  url: z.nullable(url),
  /** The number as people dial it inside the country. */
  phone: z.nullable(text(40)),
  /** The number for text messages, and the word to send; a null keyword stands for any word. */
  text: z.nullable(z.strictObject({ number: text(20), keyword: z.nullable(text(20)) })),
  hours: z.nullable(text(120)),
  cost: z.nullable(z.enum(resourceCosts)),
  /** The day on which the source confirmed the facts; null if it is unknown. */
  verifiedAt: z.nullable(z.iso.date()),
});

/** The files `en.yaml`, `es.yaml` … of a resource. */
export const resourceTexts = z.strictObject({
  description: text(240),
  /** The hours in words of this language; by default those of `resource.yaml`. */
  hours: z.optional(text(120)),
});
