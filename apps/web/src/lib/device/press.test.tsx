import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { FieldError } from '../../ui/primitives/field-error.tsx';
import { watchPresses } from './press.ts';

beforeAll(watchPresses);
afterEach(() => {
  fireEvent.pointerUp(document.body);
  cleanup();
});

const show = () => render(<FieldError>Email is required</FieldError>);

test('an error that comes without a press is shown at once', () => {
  show();
  expect(screen.queryByText('Email is required')).not.toBeNull();
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'an error that a press causes is shown after %s',
  async (end) => {
    fireEvent.pointerDown(document.body);
    show();
    expect(screen.queryByText('Email is required')).toBeNull();
    fireEvent[end](document.body);
    // The click comes in the same task.
    expect(screen.queryByText('Email is required')).toBeNull();
    await screen.findByText('Email is required');
  },
);
