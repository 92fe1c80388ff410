import type { ReactNode } from 'react';

interface SceneProps {
  /** Description of the picture, in a sentence; it stands for everything inside. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A picture drawn in HTML: one image for assistive technology. Nothing inside it can be used. */
export function Scene({ label, className, children }: SceneProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      {children}
    </div>
  );
}
