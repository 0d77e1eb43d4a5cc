/**
 * /styleguide of `npm run dev`: all tokens, and the shared components in all their states, light and dark. It is a page
 * of its own, which the build does not know, so nothing of it is in the application.
 */
import './styleguide.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadScreenTexts, startI18n } from '../src/i18n/index.ts';
import { Styleguide } from './styleguide.tsx';

await startI18n();
await loadScreenTexts(['posts', 'charts']);
const element = document.querySelector('#root');
if (element)
  createRoot(element).render(
    <StrictMode>
      <MemoryRouter>
        <Styleguide />
      </MemoryRouter>
    </StrictMode>,
  );
