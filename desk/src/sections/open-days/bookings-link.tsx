import { Button } from '@mui/material';
import type { Role } from '@shared/contract/endpoints';
import { usePermissions, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** The link from an open day to who booked it, for who may see that. */
export function BookingsLink() {
  const day = useRecordContext();
  const { permissions = [] } = usePermissions<readonly Role[]>();
  if (!day || !permissions.includes('operator')) return null;
  const filter = encodeURIComponent(JSON.stringify({ eventId: day.id }));
  return (
    <Button size="small" component={Link} to={`/bookings?filter=${filter}`}>
      看预约
    </Button>
  );
}
