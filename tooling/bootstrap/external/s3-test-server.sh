#!/bin/bash
# A real S3 server for the tests: Ceph's object gateway on loopback, its data in memory; up in about 13 s.
# Usage: s3-test-server.sh DIR PORT MONITOR_PORT. Key AKIATEST, secret SECRETTEST. The ids of its processes are in DIR/run.
# Needs, from Debian: radosgw ceph-mon ceph-osd ceph-base ceph-common curl.
set -e
D=${1:?folder}; PORT=${2:?port}; MONITOR=${3:?port of the monitor}
rm -rf $D; mkdir -p $D/{mon,osd,log,run,mgr,rgw}
FSID=$(cat /proc/sys/kernel/random/uuid)
cat > $D/ceph.conf <<C
[global]
fsid = $FSID
mon host = v2:127.0.0.1:$MONITOR
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 1
mon allow pool size one = true
mon warn on pool no redundancy = false
osd pool default pg autoscale mode = off
mon max pg per osd = 1000
run dir = $D/run
admin socket = $D/run/\$name.asok
pid file = $D/run/\$name.pid
log file = $D/log/\$name.log
mon data = $D/mon
# It would not start on a disk with less than 5% to spare.
mon data avail crit = 0
osd data = $D/osd
osd objectstore = memstore
memstore device bytes = 1073741824
rgw frontends = beast endpoint=127.0.0.1:$PORT
rgw data = $D/rgw
ms mon client mode = crc
debug ms = 0
C
export CEPH_CONF=$D/ceph.conf
monmaptool --create --fsid $FSID --addv a "[v2:127.0.0.1:$MONITOR]" $D/monmap >/dev/null
ceph-mon -c $CEPH_CONF --mkfs -i a --monmap $D/monmap
ceph-mon -c $CEPH_CONF -i a
timeout 30 ceph -c $CEPH_CONF mon dump >/dev/null
OSD=$(timeout 30 ceph -c $CEPH_CONF osd create)
timeout 30 ceph -c $CEPH_CONF osd crush add osd.$OSD 1 root=default host=local
ceph-osd -c $CEPH_CONF -i $OSD --mkfs
ceph-osd -c $CEPH_CONF -i $OSD
timeout 30 ceph -c $CEPH_CONF -s || true
setsid radosgw -c $CEPH_CONF -n client.rgw -f >$D/log/rgw.out 2>&1 < /dev/null &
echo $! > $D/run/rgw.pid
for i in $(seq 120); do curl -s -o /dev/null http://127.0.0.1:$PORT/ && break; sleep 0.5; done
timeout 60 radosgw-admin -c $CEPH_CONF user create --uid=app --display-name=app --access-key=AKIATEST --secret-key=SECRETTEST >/dev/null
echo UP http://127.0.0.1:$PORT
