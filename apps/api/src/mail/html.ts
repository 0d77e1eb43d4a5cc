import { escapeHtml } from '../html.ts';
import type { Letter, Link, Sentence } from './letter.ts';

// The web client's colours (apps/web/src/styles/tokens.css), as hexadecimal numbers, which every mail program reads.
const light = { paper: '#f9f5ed', surface: '#fffdfa', ink: '#132b2d', muted: '#476063', tide: '#075f5f' };
const dark = { paper: '#0e191d', surface: '#152429', ink: '#ebe7df', muted: '#a3b5b8', tide: '#78d0ca' };

// The style attributes alone make a readable mail, because some mail programs drop <style>. In the other programs this
// style sheet adds the dark colours.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .card { background: ${dark.surface} !important; color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.tide} !important; }
  .button { background: ${dark.tide} !important; color: ${dark.paper} !important; }
}`;

const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const paragraphStyle = 'margin: 0 0 16px';

const link = ({ label, url }: Link) =>
  `<a class="link" href="${escapeHtml(url)}" style="color: ${light.tide}; overflow-wrap: anywhere" dir="ltr">${escapeHtml(label)}</a>`;

const paragraph = (html: string) => `<p style="${paragraphStyle}">${html}</p>`;

const partAsHtml = (part: string | Sentence) =>
  typeof part === 'string' ? escapeHtml(part) : escapeHtml(part.text).replace('{{link}}', () => link(part));

/** A letter as HTML, in one column, light and dark. It loads nothing and stays readable without its styles. */
export function asHtml(letter: Letter): string {
  const { language, direction, subject, greeting, before, action, copyLink, after, footer } = letter;
  const paragraphs = [
    ...(greeting ? [paragraph(escapeHtml(greeting))] : []),
    ...before.map((text) => paragraph(escapeHtml(text))),
    `<p style="margin: 24px 0"><a class="button" href="${escapeHtml(action.url)}" style="display: inline-block; padding: 12px 24px; border-radius: 999px; background: ${light.tide}; color: ${light.surface}; font-weight: 600; text-decoration: none">${escapeHtml(action.label)}</a></p>`,
    `<p class="muted" style="${paragraphStyle}; font-size: 14px; color: ${light.muted}">${escapeHtml(copyLink)}<br>${link({ label: action.url, url: action.url })}</p>`,
    ...after.map((part) => paragraph(partAsHtml(part))),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${light.paper}">
<div class="paper" lang="${language}" dir="${direction}" style="padding: 24px 16px; background: ${light.paper}; ${font}; font-size: 16px; line-height: 1.6">
<div class="card" style="max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 18px; background: ${light.surface}; color: ${light.ink}">
<h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.35">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</div>
<p class="muted" style="max-width: 560px; margin: 16px auto 0; font-size: 14px; color: ${light.muted}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}
