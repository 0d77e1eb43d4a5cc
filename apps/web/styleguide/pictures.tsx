import * as figures from '../src/ui/composed/figures.tsx';
import { HalfDisc, Mark } from '../src/ui/primitives/half-disc.tsx';
import * as icons from '../src/ui/primitives/icons.tsx';
import { Picture } from '../src/ui/primitives/picture.tsx';
import { Row, Specimen } from './specimen.tsx';

const pictures = Object.keys(import.meta.glob('../public/pictures/*.svg')).map((path) =>
  path.replace('../public', ''),
);

/** The mark, the states, the icons of every page, the figures beside numbers, and the pictures of exercises. */
export const Pictures = () => (
  <Specimen title="Drawings" note="All are decoration: a text beside them says the same.">
    {() => (
      <>
        <Row>
          <Mark />
          <HalfDisc state="empty" />
          <HalfDisc state="half" />
          <HalfDisc state="full" />
        </Row>
        <Row>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} className="size-6" />
          ))}
        </Row>
        <Row>
          {Object.entries(figures).map(([name, Figure]) => (
            <Figure key={name} />
          ))}
        </Row>
        <Row>
          {pictures.map((url) => (
            <Picture key={url} url={url} className="size-24" />
          ))}
        </Row>
      </>
    )}
  </Specimen>
);
