import type { ReactNode } from 'react';
import { type SiteConfig, sitePath } from '@shared/contract/config';

interface LoginLinkProps {
  config: SiteConfig;
  /** The visitor's path, below the base path. */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Leads a guest to the login and back to this page. With scripts the visitor comes back to the very place
 * (session/start-session.ts), so a press is kept until they are there.
 */
export function LoginLink({ config, path, className, children }: LoginLinkProps) {
  return (
    <a href={loginHref(config, path)} className={className} data-login="" data-early="" rel="nofollow">
      {children}
    </a>
  );
}

function loginHref(config: SiteConfig, path: string): string {
  const { loginUrl, apiBaseUrl, basePath, origin } = config;
  const address = loginUrl || `${(apiBaseUrl || basePath).replace(/\/$/, '')}/api/ext/v1/sign-in`;
  // A login elsewhere has to be told the whole address.
  const back = address.startsWith('/') ? sitePath(config, path) : origin + sitePath(config, path);
  return `${address}${address.includes('?') ? '&' : '?'}return=${encodeURIComponent(back)}`;
}
