import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routeOf } from './app/router.ts';
import { loadForms } from './forms/load.ts';
import './styles/base.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/create.css';
import './styles/library.css';
import './styles/asset.css';
import './styles/editor.css';
import './styles/account.css';
import './styles/screens.css';

// on its way while the page is drawn; who waits for it hears of a failure
if (routeOf(location.pathname).page === 'create') loadForms().catch(() => {});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
