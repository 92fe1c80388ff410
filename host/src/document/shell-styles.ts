/**
 * Brings the styles of what is rendered only while composing into the browser build.
 * The script of this entry is thrown away; its stylesheet is inlined into every page.
 */
import '../shell.css';
import './recovery.css';
import './shell-markup';
import '../not-found/not-found-markup';
