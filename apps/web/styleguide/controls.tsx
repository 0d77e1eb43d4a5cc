import { useState } from 'react';
import { CopyButton } from '../src/ui/composed/copy-button.tsx';
import { FormButtons } from '../src/ui/composed/form-buttons.tsx';
import { ReadMore } from '../src/ui/composed/read-more.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import type { ButtonSize, ButtonVariant } from '../src/ui/primitives/button-style.ts';
import { LinkButton } from '../src/ui/primitives/link-button.tsx';
import { Tabs } from '../src/ui/primitives/tabs.tsx';
import { TextLink } from '../src/ui/primitives/text-link.tsx';
import { type Look, Row, Specimen } from './specimen.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'clay'];
const sizes: readonly ButtonSize[] = ['small', 'normal', 'large'];
const nothing = () => undefined;

function OpenedText({ look }: { look: Look }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = `rest-${look}`;
  return (
    <div>
      <p>The first lines of a long text.</p>
      <p id={id} hidden={!isOpen}>
        And the rest of it.
      </p>
      <ReadMore
        open={isOpen}
        controls={id}
        more="Read more"
        less="Read less"
        onToggle={() => setIsOpen(!isOpen)}
      />
    </div>
  );
}

const tabs = ['first', 'second', 'third'].map((value) => ({ value, label: `The ${value}` }));

function SomeTabs({ look, beside }: { look: Look; beside: boolean }) {
  const [value, setValue] = useState('first');
  return (
    <Tabs
      label={`Tabs, ${look}${beside ? ', with a tool' : ''}`}
      value={value}
      tabs={tabs}
      onChange={setValue}
      beside={beside && <Button size="small">A tool</Button>}
    >
      The panel of the {value} tab
    </Tabs>
  );
}

export const Controls = () => (
  <>
    <Specimen title="Buttons" note="Each kind as it is, busy, and while its action is not possible yet.">
      {() => (
        <>
          {variants.map((variant) => (
            <Row key={variant}>
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} busy>
                busy
              </Button>
              <Button variant={variant} inactive>
                inactive
              </Button>
            </Row>
          ))}
          <div className="rounded-field bg-clay p-3">
            <Button variant="dark">dark, on clay</Button>
          </div>
          <Row>
            {sizes.map((size) => (
              <Button key={size} size={size}>
                {size}
              </Button>
            ))}
            <Button className="outline-3 outline-offset-3 outline-focus">with the focus</Button>
          </Row>
          <FormButtons submitLabel="Send" onCancel={nothing} />
          <FormButtons submitLabel="Remove" variant="danger" busy onCancel={nothing} />
          <CopyButton text="copied">Copy</CopyButton>
        </>
      )}
    </Specimen>
    <Specimen title="Links">
      {() => (
        <>
          <p>
            A <TextLink to="/feed">link in a text</TextLink> is underlined.
          </p>
          <Row>
            <LinkButton to="/feed">a link to a screen</LinkButton>
            <LinkButton to="/feed" variant="primary">
              the first link
            </LinkButton>
          </Row>
        </>
      )}
    </Specimen>
    <Specimen title="Read more">{(look) => <OpenedText look={look} />}</Specimen>
    <Specimen title="Tabs" note="The arrow keys move along the tabs and choose at once.">
      {(look) => (
        <>
          <SomeTabs look={look} beside={false} />
          <SomeTabs look={look} beside />
        </>
      )}
    </Specimen>
  </>
);
