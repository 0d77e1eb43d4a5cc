/** What a browser's translator has put in the place of a text, by the text that React knows. */
const standIns = new WeakMap<Node, ChildNode>();

/** What was taken out of the page, by React or by an extension of the browser. */
const taken = new WeakSet<Node>();

/** The elements that Chrome, Edge and their extensions wrap translations in. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * The child of `parent` that shows a node: the node itself, what it was moved into, or what replaced it. Null if it was
 * taken out of the page without a trace: a text, as Safari may do, or an element that a blocker has removed.
 */
function shownIn(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const standIn = standIns.get(node);
  if (standIn?.parentNode === parent) return standIn;
  return node.parentNode === null && (node instanceof Text || taken.has(node)) ? null : node;
}

/**
 * Lets the browser translate the page. A translator replaces texts by elements, and React would throw when it removes
 * such a text or inserts before it, which takes the whole screen away with all that was typed
 * (https://github.com/facebook/react/issues/11538). Here the element goes with its text. A text that changes takes its
 * place back, and is translated again.
 */
export function allowTranslation(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (!target.isConnected && target instanceof Text) standIn?.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) taken.add(node);
      const [text] = removedNodes;
      if (!(text instanceof Text)) continue;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
      if (!standIn) continue;
      standIns.set(text, standIn);
      changes.observe(text, { characterData: true });
    }
  });
  replacements.observe(document, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    insertBefore.call(this, node, next && shownIn(this, next));
    return node;
  };
}
