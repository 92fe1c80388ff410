import { crc32 } from 'node:zlib';
import { orientationIn } from './image-facts';
import { PLACE, cameraJpeg, madePng } from '@shared/testing/made-images';
import { withoutMetadata } from './without-metadata';

const exifOf = (picture: Buffer) => {
  const at = picture.indexOf('Exif\0\0', 0, 'latin1');
  return at < 0 ? null : picture.subarray(at, at + picture.readUInt16BE(at - 2) - 2);
};

describe('a JPEG of a camera', () => {
  it('loses place, words and what stands behind it; how it is turned, its colours and its pixels stay', () => {
    const taken = cameraJpeg({ width: 640, height: 480, orientation: 6 });
    expect(taken.includes(PLACE)).toBe(true);
    const clean = withoutMetadata(taken, 'image/jpeg');
    expect(clean?.includes(PLACE)).toBe(false);
    expect(clean?.includes('MPF\0')).toBe(false);
    expect(orientationIn(exifOf(clean ?? Buffer.alloc(0)) ?? Buffer.alloc(0))).toBe(6);
    for (const kept of ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']) expect(clean?.includes(kept)).toBe(true);
    const scan = taken.subarray(taken.indexOf(Buffer.from([0xff, 0xc0])), taken.indexOf(Buffer.from([0xff, 0xd9])) + 2);
    expect(clean?.subarray(-scan.length).equals(scan)).toBe(true);
    expect(withoutMetadata(clean ?? Buffer.alloc(0), 'image/jpeg')?.equals(clean ?? Buffer.alloc(0))).toBe(true);
  });

  it('that is upright says nothing of it', () => {
    const clean = withoutMetadata(cameraJpeg({ width: 3, height: 2, orientation: 1 }), 'image/jpeg');
    expect(exifOf(clean ?? Buffer.alloc(0))).toBeNull();
  });

  it.each([4, 30, 100])('that breaks off after %i bytes is no picture', (length) => {
    expect(withoutMetadata(cameraJpeg({ width: 3, height: 2, orientation: 6 }).subarray(0, length), 'image/jpeg')).toBe(
      null,
    );
  });
});

describe('a PNG', () => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };

  it('loses its words, and stays as it is shown', () => {
    const plain = madePng(7, 9);
    const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)];
    const exif = cameraJpeg({ width: 3, height: 2, orientation: 8 });
    const tiff = exifOf(exif)?.subarray(6) ?? Buffer.alloc(0);
    const words = chunk('tEXt', Buffer.from(`Comment\0${PLACE}`));
    const clean = withoutMetadata(
      Buffer.concat([head, words, chunk('eXIf', tiff), rest, Buffer.from(PLACE)]),
      'image/png',
    );
    expect(clean?.includes(PLACE)).toBe(false);
    const turned = clean?.indexOf('eXIf') ?? 0;
    const kept = clean?.subarray(turned + 4, turned + 30) ?? Buffer.alloc(0);
    expect(orientationIn(Buffer.concat([Buffer.from('Exif\0\0'), kept]))).toBe(8);
    expect(clean?.readUInt32BE(turned + 30)).toBe(crc32(clean?.subarray(turned, turned + 30) ?? ''));
    const withoutTurn = withoutMetadata(Buffer.concat([head, words, rest]), 'image/png');
    expect(withoutTurn?.equals(plain)).toBe(true);
  });

  it('that has no pixels is none', () => {
    expect(withoutMetadata(madePng(7, 9).subarray(0, 40), 'image/png')).toBeNull();
  });
});
