/** The heaviest library of the page, evaluated in a task of its own before anything needs it. */
import 'react-dom/client';
