import base from '../src/styles/base.css?raw';
import theme from '../src/styles/index.css?raw';
import tokens from '../src/styles/tokens.css?raw';
import { Row, Specimen } from './specimen.tsx';
import { movementsIn, sorted, type Token, tokensIn } from './tokens.ts';

const groups = sorted(tokensIn(`${tokens}${theme}`));
const movements = movementsIn(base);

const Name = ({ token: { name, value } }: { token: Token }) => (
  <span className="grid text-small">
    <code data-token={name}>{name}</code>
    <span className="text-muted">{value}</span>
  </span>
);

const sample = 'A worry shared is a worry halved';

function Type({ token }: { token: Token }) {
  const { name } = token;
  const property = { '--step': 'fontSize', '--font': 'fontWeight', '--lead': 'lineHeight' }[name.slice(0, 6)];
  return (
    <div className="grid gap-1">
      <Name token={token} />
      <p className="font-voice" style={property ? { [property]: token.value } : undefined}>
        {sample}
      </p>
    </div>
  );
}

/** All that styles/ defines, read from its files. */
export const Tokens = () => (
  <>
    <Specimen title="Colours" note="Text is at least 5.3:1 on its ground, lines and focus at least 3.3:1.">
      {() => (
        <ul className="grid gap-2 sm:grid-cols-2">
          {groups.colours.map((token) => (
            <li key={token.name} className="flex items-center gap-3">
              <span
                className="size-11 shrink-0 rounded-field border border-line"
                style={{ background: `var(${token.name})` }}
              />
              <Name token={token} />
            </li>
          ))}
        </ul>
      )}
    </Specimen>
    <Specimen title="Fonts" note="The body is the machine, the voice is people’s words and headings.">
      {() =>
        groups.fonts.map((token) => (
          <div key={token.name} className="grid gap-1">
            <Name token={token} />
            <p className="text-large" style={{ fontFamily: `var(${token.name})` }}>
              {sample}
            </p>
          </div>
        ))
      }
    </Specimen>
    <Specimen title="Type scale">
      {() => groups.type.map((token) => <Type key={token.name} token={token} />)}
    </Specimen>
    <Specimen title="Spacing, widths and targets" note="Utilities count in steps of --space: gap-4 is 1 rem.">
      {() =>
        groups.spacing.map((token) => (
          <div key={token.name} className="grid gap-1">
            <Name token={token} />
            <div className="h-2 max-w-full rounded-full bg-tide" style={{ width: token.value }} />
          </div>
        ))
      }
    </Specimen>
    <Specimen
      title="Radii and shadows"
      note="One corner is almost square, on the side of who speaks. There are no shadows."
    >
      {() => (
        <Row>
          {groups.radii.map((token) => (
            <div key={token.name} className="grid justify-items-start gap-1">
              <div className="size-16 border border-line bg-surface" style={{ borderRadius: token.value }} />
              <Name token={token} />
            </div>
          ))}
        </Row>
      )}
    </Specimen>
    <Specimen title="Motion" note="With reduced motion nothing moves.">
      {() => (
        <Row>
          {groups.motion.map((token) => (
            <Name key={token.name} token={token} />
          ))}
          {movements.map(({ name, value }) => (
            <div key={name} className="grid justify-items-start gap-1">
              <div className={`size-11 rounded-full bg-clay ${name}`} />
              <Name token={{ name: `.${name}`, value }} />
            </div>
          ))}
        </Row>
      )}
    </Specimen>
  </>
);
