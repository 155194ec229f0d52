"""The college cut open like a doll's house, seen from the front: classroom, ward and hostel above, library, laboratory and mess below."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from rooms import *
G='in1'; reset(); cyc(G,z=-.8,y=30,r=10,w=90)
W,D,H=4.2,2.8,2.8
box(0,0,-.8,15.4,5.4,.2,'in9',.05,seg=3); box(0,0,-.6,15.2,5.2,.42,'ma7',.05,seg=3)
with at(0,-2.63): zari(15.1,-.56,.36,'in8')
box(0,0,-.18,15.0,5.0,.06,'grass',.02); box(0,-1.9,-.12,14.6,1.1,.02,'cl2',.01)
def room_(x,z,wall,floor,dado):
    """one open cell, its floor at z"""
    box(x,0,z-.16,W,D,.16,floor,.0); box(x,D/2+.06,z,W,.12,H,wall,0); box(x,D/2-.01,z,W-.1,.03,.85,dado,0); box(x,D/2-.02,z+.85,W-.1,.03,.07,'tu5',0)
CELLS=((-W-.14,0,'cl1','wood','ma3'),(0,0,'cl0','cl2','ne3'),(W+.14,0,'tu1','cl3','ma3'),(-W-.14,H+.2,'tu1','cl2','in3'),(0,H+.2,'ma1','cl2','ma3'),(W+.14,H+.2,'in1','wood','in3'))
for c in CELLS: room_(*c)
for x in(-1.5*W-.21,-W/2-.07,W/2+.07,1.5*W+.21): box(x,0,-.16,.14,D+.1,2*H+.4,'cl1',.02)
for z in(H,2*H+.2): box(0,0,z,3*W+.6,D+.3,.1,'cl2',.03)
with at(0,-D/2-.16): zari(3*W+.56,H-.02,.2,'in8')
box(0,0,2*H+.3,3*W+.8,D+.6,.5,'cl0',.04); box(0,0,2*H+.8,3*W+1,D+.8,.12,'ma7',.03)
with at(0,-D/2-.31): zari(3*W+.7,2*H+.38,.36,'ma8')
with at(0,-D/2-.36,2*H+.9): lotus3(1.5,vert=True,half=True,cs=('tu5','ma5','cl0','in8'),t=.07)
for x in(-4.6,4.7): cyl(x,.4,2*H+.9,.5,.9,'in5',bev=.08)
for k in range(3):
    box(-2.9+.78*k,.5,2*H+1.05,.72,1.0,.05,'cl1',.01,rx=24); box(-2.9+.78*k,.48,2*H+1.09,.64,.92,.03,'in5',.005,rx=24)
for (x,z,*_),furnish in zip(CELLS,(library,laboratory,mess,classroom,ward,hostel)):
    with at(x,0,z): furnish()
for x,h,s in((-7.15,8.4,1),(7.3,9.4,2)):
    with at(x,-.9,-.1,0,.42): palmyra(h,seed=s)
for x,r,b in((-7.1,.6,'ma5'),(7.0,.55,'tu5')):
    with at(x,-1.9,-.1): tree(r,.9,'leaf',b)
for x,r,o in((-3.2,200,dict(skin='skin2')),(-2.5,165,dict(skin='skin3',hair='bun')),(4.4,120,dict(top='cl0',bottom='in7',dress='shirt',hair='short',dup=None,skin='skin3'))):
    with at(x,-2.0,-.1,r): student(stride=.08,**o)
for c in CELLS: lamp(c[0],-.3,c[1]+2.3,16,r=.3)
hour('soft',24)
shoot('section',dict(a=((0,0,3.1),46,-5,7,92)),bounces=3,ground=G)
