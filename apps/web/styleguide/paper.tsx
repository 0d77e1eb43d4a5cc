import { FollowersFigure, ResolvedFigure, SharedFigure } from '../src/ui/composed/figures.tsx';
import { Folded } from '../src/ui/composed/folded.tsx';
import { ModerationBadge } from '../src/ui/composed/moderation-badge.tsx';
import { Stars } from '../src/ui/composed/stars.tsx';
import { StatTiles } from '../src/ui/composed/stat-tiles.tsx';
import { UserCard } from '../src/ui/composed/user-card.tsx';
import { Avatar } from '../src/ui/primitives/avatar.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { HalfDisc } from '../src/ui/primitives/half-disc.tsx';
import { Notice } from '../src/ui/primitives/notice.tsx';
import { Chip, Slip, Words } from '../src/ui/primitives/slip.tsx';
import { Row, Specimen } from './specimen.tsx';

const noor = { username: 'noor', displayName: 'Noor', avatarUrl: null, bio: 'Likes rain, mostly.' };
const plain = { ...noor, displayName: null, bio: null };
const folding = { note: 'It may be hard to read.', show: 'Show it', hide: 'Fold it again' };

export const Paper = () => (
  <>
    <Specimen title="Slips" note="A worry’s tail is at the bottom start, a reply’s at the top end.">
      {() => (
        <>
          <Slip>
            <Words>The results come on Monday.</Words>
            <Row>
              <Chip>
                <HalfDisc state="half" />
                Being shared
              </Chip>
              <Chip>
                <HalfDisc state="full" />
                Resolved
              </Chip>
              <Chip>
                <HalfDisc state="empty" />
                Draft
              </Chip>
            </Row>
          </Slip>
          <Slip kind="reply">
            <Words>Waiting is the worst part.</Words>
          </Slip>
          <Slip>
            <Folded texts={folding}>
              <Words>Words behind a note.</Words>
            </Folded>
          </Slip>
          {(['pending', 'flagged', 'rejected'] as const).map((status) => (
            <ModerationBadge key={status} status={status} own />
          ))}
        </>
      )}
    </Specimen>
    <Specimen title="Cards and notices">
      {(look) => (
        <>
          <Card title={`A card (${look})`} lead="What it is about.">
            <p>Its content.</p>
          </Card>
          <Notice>Calm: something to know.</Notice>
          <Notice tone="clay">Clay: somebody else, or help.</Notice>
          <Notice tone="error">Error: something to do.</Notice>
        </>
      )}
    </Specimen>
    <Specimen title="People">
      {() => (
        <>
          <Row>
            <Avatar size="small" />
            <Avatar />
            <Avatar size="large" />
          </Row>
          <UserCard user={noor} to="/profile/noor" />
          <UserCard user={plain} size="small" beside="2 hours ago" />
        </>
      )}
    </Specimen>
    <Specimen title="Numbers" note="The reader’s own look like a worry, those of others like a reply.">
      {(look) => (
        <>
          <StatTiles
            label={`Some numbers (${look})`}
            tiles={[
              { label: 'Shared', value: '12', figure: <SharedFigure /> },
              { label: 'Resolved', value: undefined, figure: <ResolvedFigure /> },
              { label: 'Followers', value: '1,234,567', figure: <FollowersFigure />, others: true },
            ]}
          />
          <Stars count={4} label="4 of 5 stars" />
        </>
      )}
    </Specimen>
  </>
);
