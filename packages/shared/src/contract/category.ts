import * as z from 'zod/mini';
import { worryCategories } from '../categories.ts';

/** The category of a worry. It is not among the scalars, which every form of the client loads. */
export const category = z.enum(worryCategories, 'validation.category');
