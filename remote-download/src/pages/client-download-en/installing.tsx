import { InstallingScene } from '../client-download/installing';
import words from './words.json';

export default function Installing() {
  return <InstallingScene {...words.installing} />;
}
