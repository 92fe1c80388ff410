import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from 'generated/page.jsx';
import 'generated/page.css';

const remotes = [
  lazy(() => import('marketing/content')),
  lazy(() => import('community/content')),
  lazy(() => import('download/content')),
];

createRoot(document.getElementById('root')).render(<Page remotes={remotes} />);
