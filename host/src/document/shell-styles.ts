/**
 * Brings the styles of what is rendered only while composing into the browser build.
 * The script of this entry is thrown away; its stylesheet is inlined into every page.
 */
import '../shell.css';
import './older-engines.css';
import './recovery.css';
import { ShellMarkup } from './shell-markup';

// Webpack leaves out what nothing uses, and with a component of shared/ui its sheet: the markup has to be used.
Object.assign(globalThis, { ShellMarkup });
