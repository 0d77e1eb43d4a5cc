import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Ago } from '../composed/ago.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { EmailInput } from './email-input.tsx';
import { Field, type FieldProps } from './field.tsx';
import { HalfDisc } from './half-disc.tsx';
import { PasswordInput } from './password-input.tsx';
import { Tabs } from './tabs.tsx';
import { CharacterCounter } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

describe('a relative time', () => {
  it('shows the date and time on hover', () => {
    render(<Ago moment="2026-11-21T09:30:00.000Z" />);
    const time = screen.getByRole('time');
    expect(time.title).toBe('');
    fireEvent.pointerEnter(time);
    expect(time.title).toContain('2026');
  });
});

describe('a button', () => {
  it('that is busy ignores clicks and keeps the focus', () => {
    const click = vi.fn();
    render(
      <Button busy onClick={click}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('of type submit still submits while inactive, so that the form can say what is missing', () => {
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" inactive>
          Share
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('of type submit does not submit while busy', () => {
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Share
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  it('connects label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="Nobody sees it" error="Email is required">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    const described = input.getAttribute('aria-describedby') ?? '';
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Nobody sees it', 'Email is required']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('puts its status and its error into a live region that was there before them', () => {
    const field = (news: Partial<FieldProps>) => (
      <Field label="Username" {...news}>
        {(control) => <TextInput {...control} />}
      </Field>
    );
    const { container, rerender } = render(field({}));
    const region = container.querySelector('[aria-live=polite]');
    expect(region?.childElementCount).toBe(0);
    rerender(field({ status: 'This username is free' }));
    expect(region?.textContent).toBe('This username is free');
    rerender(field({ error: 'This username is taken.' }));
    expect(region?.textContent).toBe('This username is taken.');
  });

  it('without an error is not marked as invalid, and has a live region before there is a status', () => {
    const { container } = render(<Field label="Email">{(control) => <TextInput {...control} />}</Field>);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('');
  });
});

describe('a password', () => {
  it('can be shown and hidden again', () => {
    render(<PasswordInput aria-label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('what must be typed exactly', () => {
  it.each([
    ['a username or a code', <TextInput exact key="text" aria-label="Field" />],
    ['an address', <EmailInput key="email" aria-label="Field" />],
    [
      'a password, which may be shown',
      <PasswordInput key="p" aria-label="Field" showLabel="s" hideLabel="h" />,
    ],
  ])('is not changed by the keyboard of a phone: %s', (_, input) => {
    render(input);
    const field = screen.getByLabelText('Field');
    expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual([
      'none',
      'off',
      'false',
    ]);
  });
});

describe('the counter', () => {
  const count = (text: string) => {
    const { container } = render(
      <CharacterCounter text={text} max={280} warnAbove={250} label={(n) => `${n} of 280`} />,
    );
    return { label: container.textContent, near: container.querySelector('[data-near]') !== null };
  };
  it('counts characters as a person does', () => {
    expect(count(' 👨‍👩‍👧‍👦é ').label).toBe('2/2802 of 280');
  });
  it('turns red above 250, not at 250', () => {
    expect(count('x'.repeat(250)).near).toBe(false);
    expect(count('x'.repeat(251)).near).toBe(true);
  });
});

describe('tabs', () => {
  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'mine', label: 'Mine' },
    { value: 'new', label: 'New' },
  ] as const;
  it('are chosen with the arrow keys, which wrap around at the ends', () => {
    const change = vi.fn();
    render(
      <Tabs label="Feeds" value="all" tabs={tabs} onChange={change}>
        panel
      </Tabs>,
    );
    const list = screen.getByRole('tablist', { name: 'Feeds' });
    fireEvent.keyDown(list, { key: 'ArrowRight' });
    fireEvent.keyDown(list, { key: 'ArrowLeft' });
    fireEvent.keyDown(list, { key: 'End' });
    fireEvent.keyDown(list, { key: 'x' });
    expect(change.mock.calls.flat()).toEqual(['mine', 'new', 'new']);
    expect(document.activeElement?.textContent).toBe('New');
  });
  it('label their panel by the chosen tab, and only that tab is in the tab order', () => {
    render(
      <Tabs label="Feeds" value="mine" tabs={tabs} onChange={() => undefined}>
        panel
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Mine' }).textContent).toBe('panel');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});

describe('an avatar', () => {
  it('shows the generic icon when it has no picture or the picture cannot be loaded', () => {
    const { container, rerender } = render(<Avatar src={null} />);
    expect(container.querySelector('[data-avatar=generic]')).not.toBeNull();
    rerender(<Avatar src="https://pictures.example/broken.png" />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('');
    if (image) fireEvent.error(image);
    expect(container.querySelector('[data-avatar=generic]')).not.toBeNull();
    rerender(<Avatar src="https://pictures.example/other.png" />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});

describe('controls', () => {
  it('announce a switch as a switch', () => {
    render(<Checkbox label="Comments" hint="May others answer?" asSwitch defaultChecked />);
    const control = screen.getByRole('switch', { name: 'Comments' });
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'May others answer?',
    );
  });
  it('limit a date and time to their minimum, in local time', () => {
    const { container } = render(<DateTimeInput min={new Date(2026, 0, 2, 3, 4)} />);
    expect(container.querySelector('input')?.min).toBe('2026-01-02T03:04');
  });
  it('take a year of four digits, where browsers would otherwise offer six', () => {
    const { container } = render(<DateTimeInput />);
    expect(container.querySelector('input')?.max).toBe('9999-12-31T23:59');
  });
});

it.each(['empty', 'half', 'full'] as const)(
  'the %s disc of a post is hidden from screen readers',
  (state) => {
    const { container } = render(<HalfDisc state={state} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('path')).toHaveLength({ empty: 0, half: 1, full: 2 }[state]);
  },
);

describe('a text field', () => {
  const completion = () => screen.getByRole('textbox').getAttribute('autocomplete');

  it('offers nobody on a shared device what somebody typed into it before, such as the words of a search', () => {
    render(<TextInput aria-label="Search" />);
    expect(completion()).toBe('off');
  });

  it('is filled in by the browser where the form asks for it', () => {
    render(<TextInput aria-label="City" autoComplete="address-level2" />);
    expect(completion()).toBe('address-level2');
  });
});
