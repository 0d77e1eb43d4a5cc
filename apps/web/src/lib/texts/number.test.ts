import { numberFormat } from '@halved/shared/formats';
import { languageCodes } from '@halved/shared/languages';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { prepareTexts } from '../../testing/render.tsx';
import { useNumber } from './number.ts';

beforeAll(prepareTexts);

it.each(languageCodes)('no formatter writes a whole number below 1,000 otherwise: %s', (language) => {
  const { format } = numberFormat(language);
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  expect(numbers.map(format)).toEqual(numbers.map(String));
});

it('makes a formatter only for a number that needs one', () => {
  const makeFormat = vi.spyOn(Intl, 'NumberFormat');
  const { result } = renderHook(() => useNumber());
  expect([0, 999].map(result.current)).toEqual(['0', '999']);
  expect(makeFormat).not.toHaveBeenCalled();
  expect([1_000, -1, 0.5].map(result.current)).toEqual(['1,000', '-1', '0.5']);
  expect(makeFormat).toHaveBeenCalledOnce();
});
