/** An icon beside a text that says the same: hidden from assistive technology, sized by attributes that a class may override. */
declare module '*.svg?react' {
  const Icon: (props: { className?: string | undefined }) => import('react').ReactElement;
  export default Icon;
}
