import { createRoot } from 'react-dom/client';
import { Page } from '../generated/page.jsx';
import '../generated/page.css';

createRoot(document.getElementById('root')).render(<Page />);
