import { Person } from './person';

/** 绢姐: one light lock, round earrings. */
export function JuanJie({ shade }: { shade: string }) {
  return (
    <Person
      x={560}
      y={210}
      coat="#a03a57"
      shade={shade}
      skin="#f5d3b8"
      head={
        <>
          <path
            d="M-50-30C-66-100-42-142 0-142S66-100 50-30L42-28C44-70 38-104 16-112 0-100-30-100-42-92-44-70-44-50-42-28z"
            fill="#12302d"
          />
          <path d="M8-138C-8-124-14-110-14-98" fill="none" stroke="#b4e0d6" strokeWidth="7" strokeLinecap="round" />
          <path
            d="M-26-70C-22-77-14-77-10-70M10-70C14-77 22-77 26-70"
            fill="none"
            stroke="#08211f"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M-14-50C-8-38 8-38 14-50z" fill="#fff" stroke="#08211f" strokeWidth="3.5" strokeLinejoin="round" />
          <circle cx="-46" cy="-56" r="5" fill="#e3a100" />
          <circle cx="46" cy="-56" r="5" fill="#e3a100" />
        </>
      }
    >
      <path d="M-30 40L0 78 30 40 18 36 0 56-18 36z" fill="#fff" />
    </Person>
  );
}
