export {
  OFTEN,
  type SearchHead,
  type SearchHeads,
  type SearchPiece,
  type SearchSounds,
  pieceAt,
  searchFile,
} from './format';
export { type Marked, excerpt, marked } from './marked';
export { sameWords, silentWords, tradeWords } from './vocabulary';
export { isHan, isOneEditAway, normalize, pairsOf, roughly, runsOf } from './words';
