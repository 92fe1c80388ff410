/** Wefts of five weaves without their warps, as one repeat each: what shades a person's clothes and a desk. */
const repeats = {
  plain: { width: 18, height: 12, weft: 4.7, path: 'M2.5 3h4M11.5 9h4' },
  twill: { width: 36, height: 24, weft: 4.7, path: 'M2.5 3h13M11.5 9h13M20.5 15h13M29.5 21H36M0 21h6.5' },
  basket: { width: 24, height: 20, weft: 3.9, path: 'M2 2.5h8M2 7.5h8M14 12.5h8M14 17.5h8' },
  herringbone: {
    width: 56,
    height: 20,
    weft: 3.9,
    path: 'M2 2.5h10M30 2.5h3M51 2.5h3M9 7.5h10M44 7.5h10M16 12.5h10M37 12.5h10M2 17.5h3M23 17.5h17',
  },
  satin: {
    width: 56,
    height: 40,
    weft: 3.9,
    path: 'M2 2.5h3M23 7.5h3M44 12.5h3M9 17.5h3M30 22.5h3M51 27.5h3M16 32.5h3M37 37.5h3',
  },
} as const;

export type TextureName = keyof typeof repeats;

interface TextureProps {
  /** For `fill="url(#id)"`. */
  id: string;
  name: TextureName;
  colour: string;
}

export function Texture({ id, name, colour }: TextureProps) {
  const { width, height, weft, path } = repeats[name];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={path} stroke={colour} strokeWidth={weft} strokeLinecap="round" />
    </pattern>
  );
}
