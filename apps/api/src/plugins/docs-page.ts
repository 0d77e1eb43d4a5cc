import { type Fields, isFields } from '@halved/shared/fields';
import type { OpenApi } from '@halved/shared/openapi';
import { escapeHtml } from '../html.ts';

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

// The web client's colours (apps/web/src/styles/tokens.css).
export const docsStyle = `
:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{margin-inline:auto;padding:1.5rem 1rem 4rem;max-inline-size:52rem;
background:light-dark(#f9f5ed,#0e191d);color:light-dark(#132b2d,#ebe7df)}
h1,h2{font-family:Charter,Georgia,serif}h2{margin-block:2.5rem .5rem}
details{border-block-start:1px solid light-dark(#728c8f,#617980);padding-block:.25rem}
summary{min-block-size:2.75rem;align-content:center;cursor:pointer}
code,pre{font-family:ui-monospace,monospace;font-size:.9375rem}pre{overflow-x:auto;white-space:pre-wrap}
b{display:inline-block;min-inline-size:4.5rem}`;

/** A schema in one short, TypeScript-like line or block. */
function shape(schema: unknown, indent = ''): string {
  if (!isFields(schema)) return 'unknown';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').pop() ?? '';
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((option) => shape(option, indent)).join(' | ');
  if (schema.type === 'array') return `${shape(schema.items, indent)}[]`;
  if (schema.type !== 'object')
    return [schema.type, schema.format && `(${schema.format})`].filter(Boolean).join(' ');
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(isFields(schema.properties) ? schema.properties : {}).map(
    ([name, field]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${shape(field, `${indent}  `)}`,
  );
  return `{\n${fields.join('\n')}\n${indent}}`;
}

const schemaIn = (holder: unknown): unknown => {
  const content =
    isFields(holder) && isFields(holder.content) ? holder.content['application/json'] : undefined;
  return isFields(content) ? content.schema : undefined;
};

const block = (title: string, text: string): string =>
  text ? `<p>${title}</p><pre>${escapeHtml(text)}</pre>` : '';

function operation(path: string, method: string, op: Fields): string {
  const parameters = listOf(op.parameters).map(
    ({ name, in: location, required, schema }) =>
      `${name}${required ? '' : '?'} (${location}): ${shape(schema)}`,
  );
  const responses = Object.entries(isFields(op.responses) ? op.responses : {});
  const success = responses.find(([status]) => status.startsWith('2'));
  const failures = responses
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => `${status} ${isFields(response) ? response.description : ''}`);
  const body = schemaIn(op.requestBody);
  return `<details id="${escapeHtml(op.operationId)}"><summary><b>${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code> — ${escapeHtml(op.summary)}</summary>
<p>${escapeHtml(op.description)}</p>
${block('Parameters', parameters.join('\n'))}${block('Body', body ? shape(body) : '')}
${block(`Answer ${success?.[0] ?? ''}`, shape(schemaIn(success?.[1])))}
${block('Failures', failures.join('\n'))}</details>`;
}

/** The OpenAPI document as one page without scripts. */
export function docsPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({ path, method, op, tag: op.tags })),
  );
  const byTag = Map.groupBy(operations, ({ tag }) => String(tag));
  const sections = [...byTag].map(
    ([tag, group]) =>
      `<h2>${escapeHtml(tag)}</h2>${group.map(({ path, method, op }) => operation(path, method, op)).join('')}`,
  );
  const schemas = Object.entries(isFields(components.schemas) ? components.schemas : {}).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(shape(schema))}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</title>
<style>${docsStyle}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)}
All paths are below <code>/api</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('')}<h2>Shapes</h2>${schemas.join('')}</main></body></html>`;
}
