import type { Page } from '@playwright/test';

/** Puts a <font> in the place of every text, as the translators of Chrome and Edge do, and of each that comes later. */
const translate = () => {
  const translated = new WeakSet<Node>();
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text: Node | null = root; text; text = walker.nextNode())
      if (text instanceof Text) texts.push(text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || translated.has(parent) || !text.textContent?.trim()) continue;
      if (parent.closest('script, style, textarea, title, [translate=no]')) continue;
      const font = document.createElement('font');
      font.textContent = text.textContent;
      translated.add(font);
      parent.insertBefore(font, text);
      parent.removeChild(text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replace(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    replace(document.body);
  });
};

/** Lets the browser translate the pages that are opened from now on. The words stay the same. */
export const translatePages = (page: Page): Promise<unknown> => page.addInitScript(translate);
