import { SaveButton, Toolbar } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** The bar below a form of what is never deleted here. */
export function SaveBar({ alwaysEnable = false }: { alwaysEnable?: boolean }) {
  const { clearErrors } = useFormContext();
  return (
    <Toolbar>
      {/* A refusal about something that is no input would stay for good, and no save be tried again. */}
      <SaveButton alwaysEnable={alwaysEnable} onClick={() => clearErrors()} />
    </Toolbar>
  );
}
