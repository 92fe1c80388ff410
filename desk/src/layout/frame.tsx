import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Menu,
  Notification,
  TitlePortal,
  UserMenu,
  UserMenuClasses,
  Logout,
  useGetIdentity,
  useResourceDefinitions,
} from 'react-admin';
import { Avatar, Button, type Theme, useMediaQuery } from '@mui/material';
import { Bell } from './bell';
import { isClosed } from './closed';
import { UNDO_TIME } from './theme';

/** The frame of every view of the desk: the bar and the menu. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={RoleMenu}>
      {children}
    </Layout>
  );
}

/** Notifications, for as long as something can be taken back. */
export function DeskNotification() {
  return <Notification autoHideDuration={UNDO_TIME} />;
}

function Bar() {
  const { identity } = useGetIdentity();
  // Narrow windows show only the picture; react-admin then looks its label up as a key, and says "Profile" of a name.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar
      alwaysOn
      color="primary"
      userMenu={
        <UserMenu
          label={isNarrow ? 'ra.auth.user_menu' : (identity?.fullName ?? '我的账号')}
          icon={<Avatar alt="" src={identity?.['picture'] as string | undefined} className={UserMenuClasses.avatar} />}
        >
          <Logout />
        </UserMenu>
      }
      toolbar={<span />}
    >
      <TitlePortal />
      <Bell />
      <Button color="inherit" href={new URL('../', location.href).pathname} target="_blank" rel="noopener">
        看网站
      </Button>
    </AppBar>
  );
}

/** The lists that a person's roles let them have. */
function RoleMenu() {
  const definitions = useResourceDefinitions();
  return (
    <Menu>
      <Menu.DashboardItem primaryText="今天" />
      {Object.entries(definitions)
        .filter(([, { options }]) => !isClosed(options))
        .map(([name]) => (
          <Menu.ResourceItem key={name} name={name} />
        ))}
    </Menu>
  );
}
