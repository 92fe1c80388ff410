import { Person } from './person';

/** 老麻: square glasses, a stubborn smile. */
export function LaoMa({ shade }: { shade: string }) {
  return (
    <Person
      x={130}
      y={206}
      coat="#b5652b"
      shade={shade}
      skin="#c98d5f"
      head={
        <>
          <path
            d="M-46-84C-52-128-20-138 4-136 34-134 52-116 45-84 38-104 22-110 0-110S-38-104-46-84z"
            fill="#2b1a12"
          />
          <g fill="none" stroke="#08211f" strokeWidth="4">
            <rect x="-34" y="-82" width="28" height="24" rx="5" fill="#fff" />
            <rect x="6" y="-82" width="28" height="24" rx="5" fill="#fff" />
            <path d="M-6-72H6" />
          </g>
          <circle cx="-19" cy="-69" r="4.5" fill="#08211f" />
          <circle cx="21" cy="-69" r="4.5" fill="#08211f" />
          <path d="M-12-44C-2-38 8-40 16-46" fill="none" stroke="#08211f" strokeWidth="4" strokeLinecap="round" />
        </>
      }
    >
      <rect x="-58" y="96" width="44" height="40" rx="3" fill="#9a4e1b" />
    </Person>
  );
}
