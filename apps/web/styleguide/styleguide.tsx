import { Charts } from './charts.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { Layers } from './layers.tsx';
import { Paper } from './paper.tsx';
import { Pictures } from './pictures.tsx';
import { States } from './states.tsx';
import { Tokens } from './tokens-sheet.tsx';

/** Every token and every shared component, from the smallest to the largest. */
export const Styleguide = () => (
  <main className="mx-auto grid max-w-wide gap-12 px-4 py-10">
    <header className="grid gap-2">
      <h1 className="text-display">Styleguide</h1>
      <p className="max-w-prose text-muted">
        What styles/ defines, and what ui/ draws with it: the left half light, the right half dark. Tab shows
        the focus, a pointer what hovering does.
      </p>
    </header>
    <Tokens />
    <Controls />
    <Fields />
    <Paper />
    <States />
    <Layers />
    <Charts />
    <Pictures />
  </main>
);
