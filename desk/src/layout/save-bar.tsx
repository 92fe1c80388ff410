import { SaveButton, Toolbar } from 'react-admin';

/** Below a form of what is never deleted here. */
export function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}
