/** The icon for reading panel by panel: a panel on its page. */
export function PanelIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2.5 5h15v10h-15z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
