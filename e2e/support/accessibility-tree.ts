import type { CDPSession, Page } from '@playwright/test';

/**
 * A page as Chromium describes it to screen readers: what is around its main part, and that part. Playwright’s own
 * snapshot is computed in the page, and has no descriptions, live regions, popups and focus.
 */
export interface AccessibilityTree {
  shell: string;
  main: string;
}

const readNodes = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type Node = Awaited<ReturnType<typeof readNodes>>['nodes'][number];

/** What a screen reader does not name: boxes without a meaning, and parts of Chromium’s own. */
const transparentRoles = new Set([
  'generic',
  'none',
  'paragraph',
  'time',
  'LabelText',
  'Legend',
  'LineBreak',
  'ListMarker',
]);
/** The choices of a closed list, and the pieces of a text’s lines. */
const closedRoles = new Set(['MenuListPopup', 'InlineTextBox']);
/** Roles whose name is their content, which is not repeated below them. */
const namedByContent = new Set([
  'button',
  'heading',
  'link',
  'menuitem',
  'option',
  'switch',
  'tab',
  'term',
  'textbox',
]);

/** How the states of a node are read. Those that are not listed here, or whose value is not, are not written down. */
const stateTexts: Record<string, Record<string, string>> = {
  level: Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [level, `level ${level}`])),
  live: { polite: 'announced', assertive: 'announced at once' },
  focused: { true: 'focused' },
  required: { true: 'required' },
  invalid: { true: 'invalid' },
  disabled: { true: 'disabled' },
  readonly: { true: 'read only' },
  checked: { true: 'checked', false: 'not checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  selected: { true: 'selected' },
  modal: { true: 'modal' },
  hasPopup: { menu: 'opens a menu', dialog: 'opens a dialog', listbox: 'opens a list' },
};

function statesOf({ role, properties = [] }: Node): string[] {
  return properties.flatMap(({ name, value }) => {
    // A list’s items have the depth of the list, which is seen from the indents.
    if (name === 'level' && role?.value !== 'heading') return [];
    // Every closed list opens.
    if (role?.value === 'combobox' && (name === 'hasPopup' || name === 'expanded')) return [];
    return stateTexts[name]?.[String(value.value)] ?? [];
  });
}

function lineOf(node: Node): string {
  const role = String(node.role?.value);
  const name = node.name?.value ? ` “${node.name.value}”` : '';
  const value = node.value?.value ? `, value “${node.value.value}”` : '';
  const states = statesOf(node).map((state) => `, ${state}`);
  const description = node.description?.value ? ` (${node.description.value})` : '';
  return `${role === 'StaticText' ? 'text' : role}${name}${value}${states.join('')}${description}`;
}

/** The lines of a node and of all below it, each level indented by two more spaces. */
function linesOf(node: Node, byId: ReadonlyMap<string, Node>, depth: number, isNamed = false): string[] {
  const role = String(node.role?.value);
  const isText = role === 'StaticText';
  if (closedRoles.has(role) || (isText && (isNamed || !String(node.name?.value).trim()))) return [];
  const isTransparent = node.ignored || transparentRoles.has(role);
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    const isInName = isTransparent ? isNamed : namedByContent.has(role);
    return child ? linesOf(child, byId, isTransparent ? depth : depth + 1, isInName) : [];
  });
  return isTransparent ? children : [`${'  '.repeat(depth)}${lineOf(node)}`, ...children];
}

async function readOnce(page: Page, session: CDPSession): Promise<AccessibilityTree> {
  const { nodes } = await readNodes(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  const lines = (root?.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? linesOf(child, byId, 0) : [];
  });
  const start = lines.findIndex((line) => line === 'main' || line.startsWith('main,'));
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith(' '));
  const end = start + 1 + length;
  const title = `title “${root?.name?.value}”, language ${lang}, direction ${dir}`;
  return {
    shell: `${[...lines.slice(0, start), 'main …', ...lines.slice(end)].join('\n')}\n`,
    main: `${[title, ...lines.slice(start, end)].join('\n')}\n`,
  };
}

/** Reads the tree of a page as soon as it no longer changes. */
export async function accessibilityTreeOf(page: Page): Promise<AccessibilityTree> {
  const session = await page.context().newCDPSession(page);
  let last = await readOnce(page, session);
  for (let patience = 20; patience > 0; patience -= 1) {
    await page.waitForTimeout(100);
    const next = await readOnce(page, session);
    if (next.main === last.main && next.shell === last.shell) break;
    last = next;
  }
  await session.detach();
  return last;
}
