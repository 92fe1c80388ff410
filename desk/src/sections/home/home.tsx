import { Card, CardContent, Typography } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';

/** The first page: what waits for this person. */
export function Home() {
  const { identity } = useGetIdentity();
  return (
    <>
      <Title title="今天" />
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <Typography component="h1" variant="h5">
            {identity?.fullName ? `${identity.fullName}，您好` : '您好'}
          </Typography>
        </CardContent>
      </Card>
    </>
  );
}
