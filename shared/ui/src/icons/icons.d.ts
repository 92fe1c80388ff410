/** An icon or a drawing: hidden from assistive technology, since a text or a `Scene` says the same; a class may override its size. */
declare module '*.svg?react' {
  const Icon: (props: { className?: string | undefined }) => import('react').ReactElement;
  export default Icon;
}
