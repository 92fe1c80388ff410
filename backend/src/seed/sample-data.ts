import type { Database } from '../database/database';
import { seedComics } from './sample-comics';
import { seedForum } from './sample-forum';
import { seedGrades } from './sample-grades';
import { seedOpenDay } from './sample-open-day';
import { seedScenes } from './sample-scenes';
import { seedUsers } from './sample-users';
import { seedWorks } from './sample-works';

/** Fills a new database once, whole or not at all: what a visitor can use at once, all of it marked 示例. */
export async function seedSampleData(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction.query(
      `insert into settings (name, value) values ('sample-data', '1') on conflict do nothing returning name`,
    );
    if (first.length === 0) return;
    const users = await seedUsers(transaction);
    await seedScenes(transaction);
    await seedComics(transaction);
    await seedWorks(transaction);
    await seedForum(transaction, users);
    await seedOpenDay(transaction);
    await seedGrades(transaction, users);
  });
}
