/**
 * The router comes as one file whose Link, Form and contexts a bundler must keep, since it cannot know that React's
 * factories have no effect. Says so, and drops the names that only developer tools read: half of it goes.
 */
module.exports = function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|Map|URL)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
