import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles/base.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/create.css';
import './styles/library.css';
import './styles/asset.css';
import './styles/editor.css';
import './styles/account.css';
import './styles/screens.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
