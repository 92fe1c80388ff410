import type { RichUser, Role } from '@shared/contract/endpoints';
import { type Database, onlyRow } from '../../database/database';
import type { Login, User } from '../../http/authenticate';

type RichRow = Pick<RichUser, 'company' | 'joinedAt'> & RichUser['counts'];

export interface SampleUser extends User {
  company: string;
  roles: Role[];
}

export function userRepository(database: Database) {
  return {
    async rich({ user, roles }: Login): Promise<RichUser> {
      const sql = `select company, joined_at as "joinedAt",
          (select count(*) from likes where user_id = u.id)::int as likes,
          (select count(*) from answers where author_id = u.id)::int as answers,
          (select count(*) from bookings where user_id = u.id and cancelled_at is null)::int as bookings,
          (select count(*) from grade_applications where user_id = u.id)::int as applications,
          (select count(*) from questions where author_id = u.id)::int as questions,
          (select count(*) from chapter_comments where author_id = u.id)::int as comments,
          (select count(*) from certificates where user_id = u.id)::int as certificates,
          (select count(*) from works where author_id = u.id)::int
            + (select count(*) from work_entries where user_id = u.id and work_id is null)::int as works
        from users u where id = $1`;
      const { company, joinedAt, ...counts } = await onlyRow<RichRow>(database, sql, [user.id]);
      return { ...user, company, roles: [...roles], joinedAt, counts };
    },

    /** Notes that the visitor came; says whether for the first time. */
    enter(user: User): Promise<{ enteredAt: string; firstTime: boolean }> {
      const sql = `update users u set entered_at = now(), consent_version = legal_version('legal-agreement'),
          consented_at = case when u.consented_at is null or u.consent_version <> legal_version('legal-agreement')
            then now() else u.consented_at end
        from (select id, entered_at from users where id = $1 for update) before
        where u.id = before.id returning u.entered_at as "enteredAt", before.entered_at is null as "firstTime"`;
      return onlyRow<{ enteredAt: string; firstTime: boolean }>(database, sql, [user.id]);
    },

    /** Lists the people whom the sign-in stand-in offers. */
    samples: () =>
      database.query<SampleUser>(
        `select id, name, avatar_url as "avatarUrl", official, company, roles from users
         where sample and company <> '' order by id limit 20`,
      ),
  };
}
