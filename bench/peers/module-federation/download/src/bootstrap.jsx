import { createRoot } from 'react-dom/client';
import Content from './content.jsx';

createRoot(document.getElementById('root')).render(<Content />);
