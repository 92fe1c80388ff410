/** A frame of the user-story comic: someone doing accounts late at night looks round, and the computer is filling the form. */
export function ComicCover() {
  return (
    <svg viewBox="0 0 440 250" role="img" aria-label="漫画一格：深夜对账的人回头，电脑自己在填表">
      <path fill="#d8ede7" d="M0 0h440v250H0z" />
      <path fill="#083f3f" d="M0 0h258l-30 250H0z" />
      <path d="M260-2L229 252" stroke="#f5f8f7" strokeWidth="8" />
      <circle cx="196" cy="44" r="20" fill="#ffdb7d" />
      <circle cx="205" cy="38" r="17" fill="#083f3f" />
      <path fill="#042b2b" d="M0 196h234l-6 54H0z" />
      <rect x="28" y="108" width="98" height="70" rx="4" fill="#f0f7f5" />
      <path d="M40 125h46M40 138h70M40 151h58M40 164h64" stroke="#2e9e8d" strokeWidth="5" />
      <path fill="#74cdbb" d="M66 178h22v18H66z" />
      <path d="M140 196c0-34 12-52 32-52s34 18 34 52z" fill="#2e9e8d" />
      <circle cx="171" cy="123" r="21" fill="#f4d9be" />
      <path d="M150 122c0-18 10-27 22-27s21 9 19 19c-12 0-20-2-26-7-2 7-8 11-15 15z" fill="#08211f" />
      <circle cx="180" cy="124" r="2.2" fill="#08211f" />
      <path d="M176 135c3 2 6 2 8 0" stroke="#08211f" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <path d="M153 176l-29 14" stroke="#f4d9be" strokeWidth="9" strokeLinecap="round" />
      <rect x="284" y="88" width="132" height="92" rx="5" fill="#fff" />
      <path fill="#0b7568" d="M289 88h122a5 5 0 015 5v11H284V93a5 5 0 015-5z" />
      <path d="M298 122h42M298 138h58M298 154h32" stroke="#bfcdc9" strokeWidth="6" />
      <path d="M352 122h46M368 138h32" stroke="#ffbc14" strokeWidth="6" />
      <path d="M356 155c10-7 17-10 24-10s13 3 22 10c-9 7-15 10-22 10s-14-3-24-10z" fill="#ffbc14" />
      <path fill="#74cdbb" d="M330 180h40l8 22h-56z" />
      <path fill="#74cdbb" d="M232 202h208v48H226z" />
      <path d="M318 28h84a18 18 0 010 36h-60l-20 15 6-15h-10a18 18 0 010-36z" fill="#fff" />
      <text x="360" y="52" textAnchor="middle" fontSize="17" fontWeight="700" fill="#08211f">
        它在自己填？
      </text>
    </svg>
  );
}
