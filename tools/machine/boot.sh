#!/bin/bash
# Boots systemd as the first process of namespaces of its own (mounts, processes, network, names, control groups), over this
# machine's files: changes go to <folder>/up and last until it is removed. As root, with Debian's systemd.
#   tools/machine/boot.sh <folder> <checkout>:<path in the machine> …
set -eu
folder=$1
shift
mkdir -p "$folder/up" "$folder/work" "$folder/root"
group=/sys/fs/cgroup
[ -d "$group/unified" ] && group=$group/unified
mkdir -p "$group/$(basename "$folder")"
echo $$ >"$group/$(basename "$folder")/cgroup.procs"
exec unshare --mount --pid --uts --ipc --net --cgroup --fork --kill-child /bin/bash -c '
set -eu
folder=$1
shift
root=$folder/root
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/up,workdir=$folder/work" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
# Not with all below it: systemd walks through /dev, where what this machine writes is.
mount --bind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts devpts "$root/dev/pts"
for pair in "$@"; do
  mkdir -p "$root${pair#*:}"
  mount --bind "${pair%%:*}" "$root${pair#*:}"
done
# Services start at boot here, and the machines that build this one may have said otherwise.
rm -f "$root/usr/sbin/policy-rc.d"
hostname machine
export container=other
# Not by chroot, below which nobody gets user namespaces: PrivateUsers= of a unit is one.
cd "$root"
mkdir -p .before
pivot_root . .before
cd /
umount --lazy /.before
exec /lib/systemd/systemd --log-target=journal --show-status=0 systemd.unified_cgroup_hierarchy=1
' boot "$folder" "$@"
