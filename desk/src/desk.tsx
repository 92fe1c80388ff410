import { useMemo } from 'react';
import { Admin, Resource, memoryStore } from 'react-admin';
import { RouterProvider, createHashRouter } from 'react-router-dom';
import { chinese } from './i18n/chinese';
import { dataProvider } from './data/data-provider';
import { DeskNotification, Frame } from './layout/frame';
import { LoginPage } from './session/login-page';
import { Session, authProvider } from './session/auth-provider';
import { Home } from './sections/home/home';
import { NeedsRole } from './sections/home/needs-role';
import type { DeskResource } from './data/calls';
import { resources } from './resources';
import { deskTheme } from './layout/theme';

interface DeskProps {
  /** Whether the backend has a login of its own. */
  signIn: boolean;
  /** The problem of a login that came back; null where there was none. */
  loginProblem: string | null;
}

/**
 * The desk with a router of its own. By react-admin's, going to another page is a transition, which gives way to every other change: while it
 * asks again and again who a guest is, the guest waited twelve seconds for the page that lets them in.
 */
export function Desk({ signIn, loginProblem }: DeskProps) {
  const router = useMemo(
    () => createHashRouter([{ path: '*', element: <Lists signIn={signIn} loginProblem={loginProblem} /> }]),
    [signIn, loginProblem],
  );
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Who has a role sees its lists, and nobody else sees any. */
function Lists({ signIn, loginProblem }: DeskProps) {
  const parts = useMemo(
    () => ({
      dataProvider: dataProvider(resources),
      authProvider: authProvider(new Session()),
      // Filters are kept for their user, for as long as the tab is open.
      store: memoryStore(),
    }),
    [],
  );
  return (
    <Admin
      {...parts}
      title="工作台"
      i18nProvider={chinese}
      theme={deskTheme}
      darkTheme={null}
      layout={Frame}
      notification={DeskNotification}
      dashboard={Home}
      loginPage={<LoginPage signIn={signIn} problem={loginProblem} />}
      loading={Opening}
      requireAuth
      disableTelemetry
    >
      {(permissions: unknown) =>
        resources.map((resource) =>
          resource.roles.some((role) => (permissions as readonly string[]).includes(role))
            ? resourceOf(resource)
            : closedTo(resource),
        )
      }
    </Admin>
  );
}

/** The page until it is known who looks; on a slow machine it would stay empty meanwhile. */
function Opening() {
  return (
    <p id="wait" role="status">
      正在打开工作台…
    </p>
  );
}

function resourceOf({ name, label, icon, list, edit, create, show, represent }: DeskResource) {
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={list}
      options={{ label }}
      {...(edit && { edit })}
      {...(create && { create })}
      {...(show && { show })}
      {...(represent && { recordRepresentation: represent as (row: unknown) => string })}
    />
  );
}

/** A list that no menu has; who follows a link to it reads which role it needs. */
function closedTo({ name, label, roles }: DeskResource) {
  return <Resource key={name} name={name} list={NeedsRole} options={{ label, needs: roles }} />;
}
