import { Person } from './person';

/** 阿棉: a pencil in the bun, a badge on the chest. */
export function AMian({ shade }: { shade: string }) {
  return (
    <Person
      x={340}
      y={214}
      coat="#2e9e8d"
      shade={shade}
      skin="#f2c9a9"
      head={
        <>
          <circle cx="2" cy="-150" r="34" fill="#12211f" />
          <path d="M-20-166L58-194" stroke="#ffdb7d" strokeWidth="10" strokeLinecap="round" />
          <path d="M46-190L58-194" stroke="#9a4e1b" strokeWidth="10" strokeLinecap="round" />
          <path d="M-47-78C-54-124-26-140 0-140S54-124 47-78C40-98 28-106 4-106-8-98-36-96-47-78z" fill="#12211f" />
          <circle cx="-18" cy="-70" r="9" fill="#fff" stroke="#08211f" strokeWidth="3.5" />
          <circle cx="18" cy="-70" r="9" fill="#fff" stroke="#08211f" strokeWidth="3.5" />
          <circle cx="-15" cy="-68" r="4" fill="#08211f" />
          <circle cx="21" cy="-68" r="4" fill="#08211f" />
          <path
            d="M-16-50C-10-34 10-34 16-50z"
            fill="#a0322a"
            stroke="#08211f"
            strokeWidth="3.5"
            strokeLinejoin="round"
          />
        </>
      }
    >
      <path d="M-26 38L0 74 26 38 14 34 0 50-14 34z" fill="#fff" />
      <path d="M-30 44L-6 128M30 44L6 128" stroke="#053434" strokeWidth="4" />
      <rect x="-15" y="122" width="30" height="38" rx="4" fill="#fff" />
      <rect x="-9" y="130" width="18" height="14" rx="2" fill="#74cdbb" />
    </Person>
  );
}
