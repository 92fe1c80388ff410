import { Link, Stack } from '@mui/material';
import type { DeskContentRow } from '@shared/contract/endpoints';

/** Links to the pages that show an entry; a pattern of many addresses leads nowhere. */
export function Addresses({ addresses }: Pick<DeskContentRow, 'addresses'>) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      {addresses.map((address) =>
        address.includes(':') ? (
          <span key={address}>{address}</span>
        ) : (
          <Link
            key={address}
            href={new URL(`..${address}`, location.origin + location.pathname).href}
            target="_blank"
            rel="noopener"
            onClick={(event) => event.stopPropagation()}
          >
            {address}
          </Link>
        ),
      )}
    </Stack>
  );
}
