import { type ReactNode, useState } from 'react';
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
import {
  Avatar,
  Button,
  type Theme,
  useMediaQuery,
  Badge,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Typography,
} from '@mui/material';
import { isClosed } from './closed';
import { UNDO_TIME } from './theme';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { noticeCount, noticeList, noticesRead } from '@shared/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall } from '../data/data-provider';
import { useCall } from '../data/use-call';
import { chinaTime } from './china-clock';

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

/** The most notices told at once; the page of all of them is a link away. */
const MOST = 5;

/** Notices of this person: how many are new, and the latest once it is opened, which marks it as read. */
function Bell() {
  const client = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = useCall(noticeCount);
  const told = useQuery({
    queryKey: ['notices', 'last'],
    enabled: anchor !== null,
    queryFn: async () => {
      const { items } = await deskCall(noticeList, { size: MOST });
      const [latest] = items;
      if (latest && items.some(({ read }) => !read)) {
        const { unread } = await deskCall(noticesRead, { upTo: latest.id });
        client.setQueryData([noticeCount.path, {}], { unread });
      }
      return items;
    },
  });
  const unread = count.data?.unread ?? 0;
  const site = (path: string) => new URL(`..${path}`, location.origin + location.pathname).href;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread === 0 ? '通知' : `通知，${unread} 条新的`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          void told.refetch();
        }}
      >
        <Badge badgeContent={unread === 0 ? undefined : unread} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': '最近的通知', sx: { width: 340, maxWidth: 1 } } }}
      >
        {told.error && <Typography sx={{ p: 2 }}>通知没有取到，请再打开一次。</Typography>}
        {told.data?.length === 0 && <Typography sx={{ p: 2 }}>还没有通知。</Typography>}
        <List dense>
          {told.data?.map(({ id, text, link, madeAt, read }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton component="a" href={site(link)} target="_blank" rel="noopener">
                <ListItemText primary={read ? text : `【新】${text}`} secondary={chinaTime(madeAt)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Button fullWidth href={site('/my/?tab=notices')} target="_blank" rel="noopener">
          全部通知
        </Button>
      </Popover>
    </>
  );
}
