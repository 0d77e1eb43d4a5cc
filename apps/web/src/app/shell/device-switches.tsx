import { TextSizeSwitch } from './text-size-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** What is chosen for this device alone, and at once. */
export const DeviceSwitches = () => (
  <div className="grid gap-4">
    <ThemeSwitch />
    <TextSizeSwitch />
  </div>
);
